import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { AjudaBiblia } from './ajuda-biblia.tsx'
import { AjudaContato } from './ajuda-contato.tsx'
import { AjudaCulto } from './ajuda-culto.tsx'
import { AjudaFolha } from './ajuda-folha.tsx'
import { AjudaHoje } from './ajuda-hoje.tsx'
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
    texto: (
      <>
        <p>
          Na <Link to={paths.home()}>página inicial</Link> estão os seis padrões de Westminster: a Confissão,
          os dois Catecismos, a Forma de Governo e os dois Diretórios. Escolha um deles para ver os seus
          capítulos ou perguntas. O campo do alto encontra um título enquanto você escreve, com ou sem
          acentos.
        </p>
        <p>
          O número entre colchetes no fim de uma afirmação abre os versículos em que ela se apoia. Em telas
          largas, as citações também aparecem na margem, como a Assembleia as imprimiu. “Ler no capítulo”
          mostra a passagem onde ela está. Em telas largas, “Bíblia ao lado” abre o capítulo junto do texto e
          o acompanha enquanto você lê; o alfinete fixa a prova que está aberta.
        </p>
        <p>
          O número de cada seção abre um menu: “Copiar link” dá o endereço dela, que abre a página naquele
          lugar, também para quem não tem conta; “Copiar com citação”, o texto e de onde veio; “Compartilhar”,
          as palavras como imagem; “Nova nota” começa uma nota sobre ela, que leva de volta à seção.
        </p>
        <p>
          O que você copia de um texto, dos padrões, da Bíblia ou de um ebook, vai sem números de notas e com
          o lugar de onde veio: “CFW 21.1 — Minha Biblioteca Westminster”. Uma palavra sozinha vai sem ele.
        </p>
        <p>
          Onde a editora incluiu o original, “Comparar com o inglês de 1646”, no alto da página, mostra-o
          junto de cada seção, também nas outras páginas, até que você o desligue; no menu de uma seção,
          “Mostrar o inglês” vale só para ela. O inglês mostrado vai também ao papel; a leitura em voz alta
          passa por ele.
        </p>
        <p>
          “Imprimir” leva ao papel só o texto, sem barras nem botões, e pergunta antes o que vai com ele: os
          textos-prova, com os versículos ou só as citações, e as suas notas. Ctrl+P imprime o texto com as
          citações no fim.
        </p>
        <AjudaFolha />
        <p>
          “Onde você parou”, na página inicial, leva de volta à seção, ao versículo ou ao livro que você lia,
          também em outro aparelho.
        </p>
        <p>
          Depois do texto vêm as harmonias, que levam ao que os outros padrões dizem sobre o mesmo tema. Para
          ler dois padrões lado a lado, abra as <Link to={paths.harmonias()}>harmonias por tema</Link>.
        </p>
      </>
    ),
  },
  {
    ancora: 'biblia',
    titulo: 'A Bíblia',
    texto: <AjudaBiblia />,
  },
  {
    ancora: 'busca',
    titulo: 'A busca',
    texto: (
      <>
        <p>
          A <Link to={paths.busca()}>busca</Link> procura de uma vez nos padrões, na Bíblia, nos ebooks, nas
          suas notas e nas notas dos seus destaques, e cada resultado leva ao próprio parágrafo, versículo ou
          nota. Acentos, maiúsculas e plurais não fazem diferença.
        </p>
        <p>
          Ela conhece os nomes das doutrinas, mesmo os que os textos não usam (“pedobatismo”, “arminianismo”),
          e os versículos mais conhecidos pelas palavras de outras traduções. Quando nenhum texto tem todas as
          palavras, mostra os que têm a maior parte delas e diz isso; quando uma palavra parece escrita
          errada, mostra os resultados da certa, e você ainda pode buscar como escreveu.
        </p>
        <p>
          Entre aspas, as palavras são procuradas como uma frase exata: “só pela fé”. Um sinal de menos deixa
          de fora uma palavra, como em “graça -comum”; OU, em maiúsculas, procura uma ou outra; e um asterisco
          procura todas as que começam assim: “santific*”.
        </p>
        <p>
          “Buscar este tema”, no alto de cada capítulo e pergunta, mostra o que a biblioteca diz sobre o mesmo
          assunto. Ao selecionar uma ou mais palavras em um texto, aparece “Buscar” junto delas. As suas
          buscas recentes ficam só neste aparelho e podem ser apagadas.
        </p>
      </>
    ),
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
    texto: (
      <>
        <p>
          “Ouvir”, junto do título de um capítulo ou pergunta e no alto do leitor de ebooks, lê o texto em voz
          alta a partir do que está à vista e marca a frase que está sendo lida. Para começar em outro lugar,
          escolha “Ouvir daqui” no menu do número de uma seção ou, com versículos escolhidos, em “Mais”. A
          página acompanha a voz; se você rolar para outro lugar, “Voltar ao trecho” leva de volta.
        </p>
        <p>
          A barra no pé da página pausa e passa de frase em frase. As opções, no botão da velocidade, guardam
          neste aparelho a velocidade, a voz e se a leitura continua no próximo capítulo; “Parar de ler” marca
          quando ela para sozinha. O lugar até onde você ouviu é guardado como o que você lê.
        </p>
        <p>
          As vozes são do seu aparelho. As que têm “pela internet” no nome mandam cada frase ao fabricante do
          navegador, para que ele a leia; as outras leem sem conexão. Se não houver voz em português, instale
          uma: no Android, em Configurações, Acessibilidade, Conversão de texto em voz; no iPhone e no iPad,
          em Ajustes, Acessibilidade, Conteúdo falado, Vozes; no Windows, em Configurações, Hora e idioma,
          Fala; no Mac, em Ajustes do Sistema, Acessibilidade, Conteúdo falado. Depois abra a página de novo.
          No iPhone a voz pode parar quando a tela se apaga.
        </p>
      </>
    ),
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
