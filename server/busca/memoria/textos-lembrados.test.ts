import { describe, expect, it } from 'vitest'
import type { DocumentoDaBiblia } from '../indice/documento.ts'
import { Dicionario } from './dicionario.ts'
import { analisarPara, type DocumentoAnalisado, toMostrado } from './documento-analisado.ts'
import { TextosLembrados } from './textos-lembrados.ts'

const TEXTO = 'No princípio '.repeat(8)
const BYTES = toMostrado(versiculo(1, TEXTO)).bytes

function versiculo(numero: number, texto: string): DocumentoDaBiblia {
  const lugar = { livro: 'Gênesis', livroId: 1, capitulo: 1, versiculo: numero }
  return { fonte: 'biblia', numero, ordem: [numero], titulo: '', texto, ...lugar }
}

function show(textos: TextosLembrados, numero: number, texto = TEXTO): DocumentoAnalisado {
  const lido = versiculo(numero, texto)
  const documento = analisarPara(new Dicionario(), lido)
  textos.add(documento, toMostrado(lido))
  return documento
}

function showAgain({ mostrado }: DocumentoAnalisado): void {
  if (mostrado) mostrado.wasShownAgain = true
}

const kept = (documentos: readonly DocumentoAnalisado[]) =>
  documentos.filter(({ mostrado }) => mostrado).map(({ numero }) => numero)

describe('texts that were shown', () => {
  it('stay with their documents as long as there is room', () => {
    const textos = new TextosLembrados(3 * BYTES)
    const documentos = [1, 2, 3].map((numero) => show(textos, numero))
    expect(kept(documentos)).toEqual([1, 2, 3])
    expect(documentos[1]?.mostrado?.lido.texto).toBe(TEXTO)
  })

  it('go when there are too many, those first that were not shown again', () => {
    const textos = new TextosLembrados(3 * BYTES)
    const documentos = [1, 2, 3].map((numero) => show(textos, numero))
    for (const documento of documentos.slice(0, 2)) showAgain(documento)
    documentos.push(show(textos, 4))
    expect(kept(documentos)).toEqual([1, 2, 4])
    documentos.push(show(textos, 5))
    expect(kept(documentos)).toHaveLength(3)
    expect(kept(documentos)).toContain(5)
  })

  it('go also when all were shown again', () => {
    const textos = new TextosLembrados(3 * BYTES)
    const documentos = [1, 2, 3].map((numero) => show(textos, numero))
    for (const documento of documentos) showAgain(documento)
    documentos.push(show(textos, 4))
    expect(kept(documentos)).toHaveLength(3)
    expect(kept(documentos)).toContain(4)
  })

  it('never take more than there is room, whatever their lengths', () => {
    const textos = new TextosLembrados(10 * BYTES)
    const documentos: DocumentoAnalisado[] = []
    for (let numero = 1; numero <= 300; numero += 1) {
      const documento = show(textos, numero, TEXTO.repeat(1 + (numero % 7)))
      if (numero % 3 === 0) showAgain(documento)
      documentos.push(documento)
      const bytes = documentos.reduce((total, { mostrado }) => total + (mostrado?.bytes ?? 0), 0)
      expect(bytes).toBeLessThanOrEqual(10 * BYTES)
      expect(kept(documentos)).toContain(numero)
    }
  })

  it('are not kept when one alone is too long', () => {
    const textos = new TextosLembrados(3 * BYTES)
    const short = show(textos, 1)
    const long = show(textos, 2, TEXTO.repeat(100))
    expect(kept([short, long])).toEqual([1])
  })

  it('are kept once, also when one is shown twice by a search', () => {
    const textos = new TextosLembrados(3 * BYTES)
    const twice = show(textos, 1)
    textos.add(twice, toMostrado(versiculo(1, TEXTO)))
    const others = [2, 3, 4, 5].map((numero) => show(textos, numero))
    expect(kept([twice, ...others])).toHaveLength(3)
  })

  it('are counted as V8 keeps them: twice as long with a character beyond Latin-1', () => {
    const plain = toMostrado(versiculo(1, 'a ção'.repeat(100))).bytes
    expect(toMostrado(versiculo(1, 'a—ção'.repeat(100))).bytes - plain).toBe(500)
  })

  it('all go at once', () => {
    const textos = new TextosLembrados(3 * BYTES)
    const documentos = [1, 2, 3].map((numero) => show(textos, numero))
    textos.clear()
    expect(kept(documentos)).toEqual([])
    documentos.push(show(textos, 4))
    expect(kept(documentos)).toEqual([4])
  })
})
