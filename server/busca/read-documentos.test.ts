import { expect, it } from 'vitest'
import type { Escopo } from './escopo.ts'
import type { DocumentoDaBiblia } from './indice/documento.ts'
import { Dicionario } from './memoria/dicionario.ts'
import { analisarPara, toMostrado } from './memoria/documento-analisado.ts'
import { TextosLembrados } from './memoria/textos-lembrados.ts'
import { readMostrados } from './read-documentos.ts'

function versiculo(numero: number): DocumentoDaBiblia {
  const lugar = { livro: 'Gênesis', livroId: 1, capitulo: 1, versiculo: numero }
  return { fonte: 'biblia', numero, ordem: [numero], titulo: '', texto: 'No princípio', ...lugar }
}

it('shows all documents of a search for whose texts there is no room together', async () => {
  const lidos = [1, 2, 3, 4].map(versiculo)
  const documentos = lidos.map((lido) => analisarPara(new Dicionario(), lido))
  const [first] = lidos
  const textos = new TextosLembrados(first ? toMostrado(first).bytes : 0)
  const escopo = {
    fonte: 'biblia',
    lidos: new Map(lidos.map((lido) => [lido.numero, lido])),
    memoria: { addMostrado: textos.add.bind(textos) },
  } as unknown as Escopo
  for (let search = 0; search < 2; search += 1) {
    const shown = await readMostrados(escopo, documentos)
    expect(shown.map((each) => each?.lido.numero)).toEqual([1, 2, 3, 4])
  }
})
