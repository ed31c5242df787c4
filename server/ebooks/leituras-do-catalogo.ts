/** The readings that some lists are made of; whoever keeps the shelves answers. */
export interface LeiturasDoCatalogo {
  /** Ebooks of the catalogue with most readings begun or finished, of all readers. */
  listMaisLidos(limit: number): Promise<{ ebook_id: number; total: number }[]>
  /** Readings begun or finished, of all readers, by ebook. */
  countByEbook(): Promise<ReadonlyMap<number, number>>
  listEbookIds(usuarioId: string): Promise<number[]>
}
