/** Where a search looks, in the order in which groups stand when nothing else decides. */
export const FONTES_DA_BUSCA = ['padroes', 'biblia', 'ebooks', 'notas', 'destaques'] as const
export type FonteDaBusca = (typeof FONTES_DA_BUSCA)[number]

/** From here on hits are not counted one by one: 'mais de 1.000'. */
export const MAX_CONTAGEM = 1_000
