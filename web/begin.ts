/**
 * The first script of the built page. It imports nothing: the files that the page loads in advance, of which the app is the last, are run
 * one after another, each in a task of its own. In one go they would keep a phone from answering (ADR 060).
 */
export {}

try {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    await import(/* @vite-ignore */ href)
  }
} catch (error) {
  console.error('Erro ao abrir o aplicativo:', error)
  sayNaoAbriu()
}

function sayNaoAbriu(): void {
  const aviso = document.querySelector<HTMLTemplateElement>('#nao-abriu')
  const raiz = document.querySelector('#raiz')
  if (!aviso || !raiz) return
  raiz.replaceChildren(aviso.content.cloneNode(true))
  raiz.querySelector('button')?.addEventListener('click', () => window.location.reload())
}
