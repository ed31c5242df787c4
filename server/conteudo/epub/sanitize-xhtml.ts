/** A document as a small tree of what the library can show. Scripts, styles and forms go; text of unknown elements stays. */
import { parseDocument } from 'htmlparser2'
import sanitize from 'sanitize-html'
import { dropDoctype, type MarkupDocument } from './xml.ts'

const BLOCKS =
  'html head title body section article aside header footer nav main hgroup div p blockquote pre hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd figure figcaption table caption thead tbody tfoot tr th td address details summary fieldset legend form center dir menu'
const INLINES =
  'a abbr b big bdi bdo br cite code del dfn em font i img ins kbd mark q rb rp rt ruby s samp small span strike strong sub sup tt u var math svg image text tspan'

/** Deeper elements are dropped and their text kept, so that walking the tree needs no great stack. */
const MAX_DEPTH = 160

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...BLOCKS.split(' '), ...INLINES.split(' ')],
  allowedAttributes: {
    '*': ['id', 'class', 'epub:type', 'role', 'dir', 'lang', 'xml:lang', 'style'],
    a: ['href', 'name'],
    img: ['src', 'alt'],
    image: ['href', 'xlink:href', 'alt'],
    math: ['alttext'],
    svg: ['aria-label'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
  },
  allowedStyles: {
    '*': {
      'font-style': [/^(?:italic|oblique)$/i],
      'font-weight': [/^(?:bold|bolder|[6-9]00)$/i],
      'font-variant': [/^small-caps$/i],
      'vertical-align': [/^(?:super|sub)$/i],
      'text-decoration': [/^line-through$/i],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'xlink:href'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'annotation', 'annotation-xml', 'template', 'desc', 'metadata'],
  nestingLimit: MAX_DEPTH,
  disallowedTagsMode: 'discard',
  // Files of XHTML close empty elements on the spot: <a id="x"/>, <title/>.
  parser: {
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
    recognizeSelfClosing: true,
    recognizeCDATA: true,
  },
}

export function sanitizeXhtml(text: string): MarkupDocument {
  return parseDocument(sanitize(dropDoctype(text), OPTIONS))
}
