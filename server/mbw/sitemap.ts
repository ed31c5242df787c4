/** What search engines are told: robots.txt and sitemap.xml. */

/** Pages that say something to a visitor; all others lead him to `/login`. */
const PUBLIC_PAGES = ['/mbw', '/login', '/privacidade']

/** Readers' pages are not named: they show nothing without a session. @param origem public address, without a path */
export function toRobots(origem: string): string {
  return [
    'User-agent: *',
    ...PUBLIC_PAGES.map((page) => `Allow: ${page}`),
    'Allow: /ler/',
    // Covers are part of the public page.
    'Allow: /api/mbw',
    'Allow: /api/recursos/capa/',
    'Allow: /api/imagem/',
    'Disallow: /api/',
    '',
    `Sitemap: ${origem}/sitemap.xml`,
    '',
  ].join('\n')
}

/** @param origem public address of the library, without a path @param textos paths of the public texts, 1,574 of them with a Bible */
export function toSitemap(origem: string, textos: readonly string[]): string {
  const urls = [...PUBLIC_PAGES, ...textos].map(
    (page) => `  <url><loc>${escapeXml(`${origem}${page}`)}</loc></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
