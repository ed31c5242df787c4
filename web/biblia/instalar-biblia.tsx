/** The sentence that stands where there is no Bible to show. */
export function SemBiblia() {
  return (
    <>
      Nenhuma Bíblia está instalada; quem cuida da instalação pode trazer uma com <Comando />.
    </>
  )
}

/** The sentence that stands where only the proof texts are there. */
export function InstalarBiblia() {
  return (
    <>
      Só os versículos citados nos padrões estão aqui; quem cuida da instalação pode trazer uma Bíblia inteira
      com <Comando />.
    </>
  )
}

function Comando() {
  return (
    <code className="comando">
      npm run content <span className="nb">-- import</span> biblia ARQUIVO
    </code>
  )
}
