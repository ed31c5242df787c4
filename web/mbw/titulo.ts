/** The page's own title, before the product's name. */
export const TITULO = 'Assine'
