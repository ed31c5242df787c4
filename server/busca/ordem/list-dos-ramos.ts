import type { Ramo } from '../consulta-e-documento.ts'
import type { ListaDeNumeros } from '../memoria/find-comuns.ts'
import type { DocumentosMeus } from '../memoria/minhas.ts'
import type { Achados } from './achados.ts'
import { findAchados } from './achar.ts'
import { createTradutor } from './traduzir.ts'

/** Which of a reader's documents have any of the terms of a branch, for some branches. @param documentos ascending */
export function listDosRamos(documentos: DocumentosMeus, ramos: readonly Ramo[]): readonly ListaDeNumeros[] {
  if (ramos.length === 0) return []
  const tradutor = createTradutor({ ramos, excluidos: [], frase: [] })
  const numeros = ramos.map((): number[] => [])
  for (const analisado of documentos.values()) {
    const consulta = tradutor.traduzir(analisado.dicionario)
    findAchados(consulta, analisado.titulo, consulta.noTitulo)
    findAchados(consulta, analisado.texto, consulta.noTexto)
    addOnce(numeros, consulta.noTitulo, analisado.numero)
    addOnce(numeros, consulta.noTexto, analisado.numero)
  }
  tradutor.end()
  return numeros.map((each) => Float64Array.from(each))
}

function addOnce(numeros: readonly number[][], achados: Achados, numero: number): void {
  for (let index = 0; index < achados.length; index += 1) {
    const ofRamo = numeros[achados.ramoAt(index)]
    if (ofRamo && ofRamo.at(-1) !== numero) ofRamo.push(numero)
  }
}
