/** Places in a text that answer a search, as numbers side by side: hundreds of documents are compared for one search. */

/** Places from left to right, at one place the best first: words [inicio, fim), which branch of the search they answer, and how well. */
export class Achados {
  length = 0
  private ramos = new Int32Array(16)
  private inicios = new Int32Array(16)
  private fins = new Int32Array(16)
  private qualidades = new Int32Array(16)

  ramoAt(index: number): number {
    return this.ramos[index] ?? 0
  }
  inicioAt(index: number): number {
    return this.inicios[index] ?? 0
  }
  fimAt(index: number): number {
    return this.fins[index] ?? 0
  }
  qualidadeAt(index: number): number {
    return this.qualidades[index] ?? 0
  }

  clear(): void {
    this.length = 0
  }
  /** @param inicio not before the place that was added last */
  add(ramo: number, inicio: number, fim: number, qualidade: number): void {
    if (this.length === this.ramos.length) this.grow()
    let index = this.length
    while (index > 0 && this.isBehind(index - 1, ramo, inicio, qualidade)) {
      this.write(index, this.ramoAt(index - 1), inicio, this.fimAt(index - 1), this.qualidadeAt(index - 1))
      index -= 1
    }
    this.write(index, ramo, inicio, fim, qualidade)
    this.length += 1
  }

  private isBehind(index: number, ramo: number, inicio: number, qualidade: number): boolean {
    if (this.inicios[index] !== inicio) return false
    const there = this.qualidadeAt(index)
    return there < qualidade || (there === qualidade && this.ramoAt(index) > ramo)
  }
  private write(index: number, ramo: number, inicio: number, fim: number, qualidade: number): void {
    this.ramos[index] = ramo
    this.inicios[index] = inicio
    this.fins[index] = fim
    this.qualidades[index] = qualidade
  }
  private grow(): void {
    const wider = (numbers: Int32Array) => {
      const grown = new Int32Array(2 * numbers.length)
      grown.set(numbers)
      return grown
    }
    this.ramos = wider(this.ramos)
    this.inicios = wider(this.inicios)
    this.fins = wider(this.fins)
    this.qualidades = wider(this.qualidades)
  }
}
