/** The text of the policy. Whoever changes what it says gives VERSAO_DA_POLITICA the day of the change. */
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import {
  ANOS_DE_ATOS,
  DIAS_DA_FILA,
  DIAS_DE_APARELHO,
  DIAS_DE_CORREIO,
  DIAS_DE_EVENTOS,
  DIAS_DE_PROCURAS,
  DIAS_DE_SESSAO,
  DIAS_SEM_USO,
} from '#contract/privacidade.ts'
import { paths } from '../paths.ts'
import { instalacaoQuery } from '../platform/instalacao-query.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'

export interface SecaoDaPolitica {
  readonly titulo: string
  readonly Texto: ComponentType
}

export const SECOES_DA_PRIVACIDADE: readonly SecaoDaPolitica[] = [
  { titulo: 'Quem', Texto: Quem },
  { titulo: 'O que fica', Texto: OQueFica },
  { titulo: 'Para quê', Texto: ParaQue },
  { titulo: 'Até quando', Texto: AteQuando },
  { titulo: 'Cookies', Texto: Cookies },
  { titulo: 'Seus direitos', Texto: Direitos },
]

/** Who answers for the data, and the mailbox. */
function Quem() {
  const { data: instalacao, isError, refetch } = useQuery(instalacaoQuery())
  if (!instalacao && isError) {
    return <EstadoErro message="Erro ao carregar os dados da editora." onRetry={() => void refetch()} />
  }
  if (!instalacao) return <Loading />
  const { editora, contato_email } = instalacao
  return (
    <>
      <p>
        <b>{editora}</b> publica esta biblioteca e responde pelos dados dos seus leitores (Lei 13.709/2018, a
        LGPD). Para qualquer pergunta sobre eles, escreva para{' '}
        <a href={`mailto:${contato_email}?subject=Privacidade`}>{contato_email}</a>.
      </p>
      <p>
        Os dados ficam no servidor da biblioteca e não são vendidos nem cedidos. Não há anúncios, nem
        rastreadores, nem arquivos buscados em outros servidores. Só quem paga com cartão passa à página do
        Stripe, que recebe para isso o e-mail da conta e guarda o cartão: o número dele não passa pela
        biblioteca.
      </p>
    </>
  )
}

function OQueFica() {
  return (
    <>
      <p>De quem tem uma conta, a biblioteca guarda:</p>
      <ul>
        <li>nome de usuário, nome, e-mail, foto e a senha em forma que não pode ser lida;</li>
        <li>
          as notas, os destaques, as marcas na Bíblia e nos padrões, as suas etiquetas, a estante e o lugar em
          que cada leitura parou, nos livros, nos padrões e na Bíblia;
        </li>
        <li>
          os planos de estudo que você começa e o que marca neles, e o que você memoriza: os versículos
          escolhidos, cada resposta avaliada e o nome que você der a cada perfil da família;
        </li>
        <li>as preferências: aparência dos textos, avisos e o plano escolhido;</li>
        <li>a assinatura e os pagamentos: plano, valores e datas, sem o nome de quem pagou nem o banco;</li>
        <li>as sessões abertas: quando começaram, o último uso e o nome que o navegador dá a si;</li>
        <li>
          se o e-mail foi confirmado, e o que a conta tinha antes dele, quando foi trocado; quais mensagens
          foram enviadas a você, e quando;
        </li>
        <li>o que a editora fez com a conta, como suspendê-la, e quando;</li>
        <li>a versão desta política que foi aceita no cadastro, e quando.</li>
      </ul>
      <p>
        Para a segurança ficam, ainda, eventos como entradas, bloqueios, trocas de senha e cópias de dados: o
        tipo, a hora, só o começo do endereço de rede e um código no lugar do nome. De cada navegador e rede
        de onde você entra fica uma marca que não pode ser lida, para avisar você de um acesso de outro lugar.
        Para conter abusos, os pedidos de cada endereço são contados por alguns minutos, e as tentativas de
        entrar, por uma hora no máximo.
      </p>
      <p>
        As palavras de buscas que não acham nada nos textos são contadas sem dizer de quem são, e só podem ser
        lidas quando foram buscadas em três dias. O que se busca só nas próprias notas não é contado.
      </p>
      <p>
        No seu aparelho ficam o que você guardou para ler sem internet, rascunhos e o que ainda não pôde ser
        enviado.
      </p>
    </>
  )
}

function ParaQue() {
  return (
    <>
      <p>
        A conta e o que você escreve servem para prestar o serviço que você pediu ao se cadastrar: guardar e
        mostrar a você, em qualquer aparelho, o que é seu (LGPD, art. 7º, V). As suas notas são só suas:
        ninguém mais as vê na biblioteca. Quem trabalha na editora vê o seu nome, o e-mail, as sessões e a
        assinatura, para ajudar você e cuidar dos pagamentos, e o que faz com a conta fica registrado.
      </p>
      <p>
        Os eventos de segurança, as contagens e as mensagens sobre a conta protegem as contas contra quem
        tenta entrar nelas (art. 7º, IX). Nenhuma mensagem leva imagens nem conta se você a abriu. A foto e os
        avisos dependem só da sua vontade (art. 7º, I).
      </p>
    </>
  )
}

function AteQuando() {
  return (
    <ul>
      <li>
        A conta, as notas, os destaques, as marcas, as etiquetas, o que você memoriza, os planos de estudo e a
        estante: até você os apagar.
      </li>
      <li>
        As sessões: {DIAS_SEM_USO} dias sem uso, {DIAS_DE_SESSAO} dias ao todo.
      </li>
      <li>
        Os eventos de segurança: {DIAS_DE_EVENTOS} dias. Apagada a conta, nada liga o código deles a você.
      </li>
      <li>
        As mensagens enviadas: {DIAS_DE_CORREIO} dias. As marcas de onde você entrou: {DIAS_DE_APARELHO} dias,
        até a entrada seguinte.
      </li>
      <li>
        O que a editora fez com a conta: {ANOS_DE_ATOS} anos. As buscas sem resultado: {DIAS_DE_PROCURAS}{' '}
        dias.
      </li>
      <li>O que o aparelho não pôde enviar: {DIAS_DA_FILA} dias no aparelho.</li>
      <li>As cópias de segurança do servidor: até a editora as substituir por outras mais novas.</li>
    </ul>
  )
}

function Cookies() {
  return (
    <p>
      A biblioteca usa dois cookies, ambos necessários: <b>sessao</b> (em https, <b>__Host-sessao</b>) lembra
      que você entrou, e <b>csrftoken</b> impede que outra página aja em seu nome. Onde a biblioteca tem mais
      de uma máquina, um terceiro, <b>escreveu</b>, dura cinco segundos depois do que você grava, para que
      você o veja em seguida. Nenhum deles acompanha você fora daqui.
    </p>
  )
}

function Direitos() {
  return (
    <>
      <p>
        Em <Link to={paths.perfil()}>Minha Conta</Link> você mesmo exerce os seus direitos (art. 18), na hora:
      </p>
      <ul>
        <li>'Baixar meus dados' entrega tudo o que está guardado sobre você;</li>
        <li>'Dados pessoais' corrige o nome, e 'Foto' troca ou remove a foto;</li>
        <li>'Sessões' mostra onde você entrou e encerra o que quiser;</li>
        <li>'Excluir minha conta' apaga a conta e tudo o que é seu, e com isso retira o consentimento.</li>
      </ul>
      <p>
        Notas e destaques se corrigem e apagam onde foram escritos. O que não se resolver assim, peça por
        e-mail à editora; também é possível recorrer à Autoridade Nacional de Proteção de Dados.
      </p>
    </>
  )
}
