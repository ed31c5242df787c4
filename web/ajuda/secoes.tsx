import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { AjudaBiblia } from './ajuda-biblia.tsx'
import { AjudaBusca } from './ajuda-busca.tsx'
import { AjudaContato } from './ajuda-contato.tsx'
import { AjudaCulto } from './ajuda-culto.tsx'
import { AjudaHoje } from './ajuda-hoje.tsx'
import { AjudaOuvir } from './ajuda-ouvir.tsx'
import { AjudaPadroes } from './ajuda-padroes.tsx'
import { AjudaTeclado } from './ajuda-teclado.tsx'

interface Secao {
  /** Last part of the section's address: '/ajuda#teclado'. */
  readonly ancora: string
  readonly titulo: string
  readonly texto: ReactNode
}

/** The page's sections, in its order. */
export const SECOES_DA_AJUDA: readonly Secao[] = [
  {
    ancora: 'padroes',
    titulo: 'Os padrões',
    texto: <AjudaPadroes />,
  },
  {
    ancora: 'biblia',
    titulo: 'A Bíblia',
    texto: <AjudaBiblia />,
  },
  {
    ancora: 'busca',
    titulo: 'A busca',
    texto: <AjudaBusca />,
  },
  {
    ancora: 'ebooks',
    titulo: 'Os ebooks',
    texto: (
      <>
        <p>
          Em <Link to={paths.ebooks()}>Ebooks</Link> você procura um livro pelo título ou por{' '}
          <Link to={paths.categorias()}>categoria</Link>. “Começar a Ler” abre o livro e o põe na{' '}
          <Link to={paths.estante()}>sua estante</Link>, em Lendo; “Salvar” o guarda em Quero Ler para depois.
          Ao terminar, marque-o como Lido.
        </p>
        <p>
          A leitura recomeça na linha em que você parou, também em outro aparelho. O sumário, os destaques e a
          busca dentro do livro ficam em Capítulos, no alto do leitor.
        </p>
      </>
    ),
  },
  {
    ancora: 'destaques',
    titulo: 'Destaques',
    texto: (
      <p>
        Ao ler um ebook, selecione um trecho e escolha uma das cores para destacá-lo, ou “Anotar” para
        escrever uma nota sobre ele. O destaque vai sempre até o começo e o fim das palavras. Escolha um
        destaque no texto para mudar a cor, editar a nota ou excluí-lo. A lista de todos os destaques do livro
        está em Capítulos e pode ser exportada.
      </p>
    ),
  },
  {
    ancora: 'notas',
    titulo: 'Notas',
    texto: (
      <>
        <p>
          Abaixo de cada capítulo e de cada pergunta dos padrões há um lugar para as suas notas. Só você as
          vê. O que você escreve fica guardado neste aparelho enquanto a nota não é salva, mesmo que a página
          se feche.
        </p>
        <p>
          Em <Link to={paths.notas()}>Notas</Link> estão todas, da mais nova para a mais antiga; ali você
          procura por uma palavra, escolhe um só padrão, edita e exclui. Em{' '}
          <Link to={paths.marcacoes()}>Minhas marcações</Link> estão as notas, os destaques e as marcas,
          juntos: filtre, edite, ponha etiquetas, exclua muitas de uma vez (“Desfazer” as traz de volta por
          dez segundos), exporte em Markdown, CSV ou EPUB e importe de volta.
        </p>
      </>
    ),
  },
  {
    ancora: 'memorizar',
    titulo: 'Memorizar',
    texto: (
      <>
        <p>
          Em <Link to={paths.memoria()}>Memorizar</Link> você aprende de cor os catecismos e os versículos que
          escolher, alguns minutos por dia. A resposta aparece frase por frase, pelas primeiras letras, ou
          você a digita; depois você diz como foi, e cada botão mostra quando o cartão volta. O que você sabe
          bem volta mais tarde; o que escapa, mais cedo.
        </p>
        <p>
          Cada filho pode ter um perfil na sua conta. As revisões feitas sem internet são enviadas depois, e
          as de dois aparelhos se juntam. Um versículo se acrescenta ali mesmo, ou na Bíblia: escolha-o, e em
          “Mais” toque em “Memorizar”.
        </p>
      </>
    ),
  },
  {
    ancora: 'aparencia',
    titulo: 'A aparência',
    texto: (
      <p>
        O botão “Aparência do texto” (Aa), junto do título da página e no alto do leitor, muda o tamanho, a
        família, a entrelinha e a largura do texto, e também o tema claro, sépia ou escuro. O tema de toda a
        biblioteca e o dos ebooks se escolhem ainda em <Link to={paths.perfil()}>Perfil</Link>. As escolhas
        acompanham a sua conta.
      </p>
    ),
  },
  {
    ancora: 'ouvir',
    titulo: 'Ouvir',
    texto: <AjudaOuvir />,
  },
  {
    ancora: 'hoje',
    titulo: 'Hoje: planos de estudo',
    texto: <AjudaHoje />,
  },
  {
    ancora: 'culto',
    titulo: 'Culto em família',
    texto: <AjudaCulto />,
  },
  {
    ancora: 'teclado',
    titulo: 'O teclado',
    texto: <AjudaTeclado />,
  },
  {
    ancora: 'exportar',
    titulo: 'Levar com você',
    texto: (
      <>
        <p>
          As notas são exportadas na página <Link to={paths.notas()}>Notas</Link>, e os destaques dentro de
          cada livro. Em <Link to={paths.recursos()}>Recursos</Link> há um arquivo EPUB de cada padrão e um
          das suas notas, que se abrem em qualquer leitor de livros digitais, também sem conexão.
        </p>
        <p>
          “Texto Completo”, no alto de cada padrão, mostra o padrão inteiro em uma página feita para ser
          impressa. Em <Link to={paths.perfil()}>Perfil</Link> você baixa tudo o que a biblioteca guarda sobre
          você.
        </p>
      </>
    ),
  },
  {
    ancora: 'sem-internet',
    titulo: 'Sem internet',
    texto: (
      <>
        <p>
          Em <Link to={paths.semInternet()}>Ler sem internet</Link>, no seu perfil, você guarda neste aparelho
          os padrões, a Bíblia e os livros da sua estante. As suas notas vêm para o aparelho sozinhas, aos
          poucos, depois que você entra.
        </p>
        <p>
          O que você escreve, destaca ou lê sem internet fica no aparelho e é enviado quando a conexão volta.
          A busca olha então só o que está no aparelho, e diz onde olhou. O que não está guardado não se abre:
          a página diz que você está sem internet, e nunca que não há nada.
        </p>
      </>
    ),
  },
  {
    ancora: 'conta',
    titulo: 'A sua conta',
    texto: (
      <>
        <p>
          Em <Link to={paths.perfil()}>Perfil</Link> você muda o nome, a foto e a senha, vê em que aparelhos a
          sua conta está aberta e encerra as sessões que não quiser. Quem esqueceu a senha escolhe outra em{' '}
          <Link to={paths.recuperarSenha()}>Recuperar a senha</Link>. O plano se escolhe, se paga e se cancela
          em <Link to={paths.perfil('assinatura')}>Assinatura</Link>, com os recibos.
        </p>
        <AjudaContato />
      </>
    ),
  },
]
