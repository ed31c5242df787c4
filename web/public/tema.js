// Sets the theme before the first paint. It is a file of its own because the security policy allows no inline
// script, and it blocks because a later one would let the page flash in the wrong theme.
;(() => {
  // The paper of each theme (styles/tokens.css), in which browsers colour what is around the page.
  const papeis = { claro: '#f5f5ef', sepia: '#f3e8d2', escuro: '#1a1714' }
  const pagina = document.documentElement
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
    const escolha = Object.hasOwn(papeis, doLeitor) ? doLeitor : readEscolha()
    const doSistema = escuroNoSistema.matches ? 'escuro' : 'claro'
    pagina.dataset.tema = Object.hasOwn(papeis, escolha) ? escolha : doSistema
  }

  function paintAround() {
    const [, papel = ''] = Object.entries(papeis).find(([tema]) => tema === pagina.dataset.tema) ?? []
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', papel)
  }

  apply()
  paintAround()
  // Also when the app changes the theme.
  new MutationObserver(paintAround).observe(pagina, { attributeFilter: ['data-tema'] })
  escuroNoSistema.addEventListener('change', apply)
})()
