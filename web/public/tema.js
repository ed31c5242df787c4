// Sets the theme before the first paint. It is a file of its own because the security policy allows no inline
// script, and it blocks because a later one would let the page flash in the wrong theme.
;(() => {
  const temas = ['claro', 'sepia', 'escuro']
  const escuroNoSistema = matchMedia('(prefers-color-scheme: dark)')

  function readEscolha() {
    try {
      return localStorage.getItem('tema') ?? ''
    } catch {
      return ''
    }
  }

  // An ebook may have a theme of its own.
  function readEscolhaDoLeitor() {
    try {
      if (!location.pathname.startsWith('/leitura/')) return ''
      return JSON.parse(localStorage.getItem('mbw:aparencia') ?? '{}').tema_da_leitura
    } catch {
      return ''
    }
  }

  function apply() {
    const doLeitor = readEscolhaDoLeitor()
    const escolha = temas.includes(doLeitor) ? doLeitor : readEscolha()
    const doSistema = escuroNoSistema.matches ? 'escuro' : 'claro'
    document.documentElement.dataset.tema = temas.includes(escolha) ? escolha : doSistema
  }

  apply()
  escuroNoSistema.addEventListener('change', apply)
})()
