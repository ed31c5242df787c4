/** What stands beside a reader's data, for whoever opens the file years later. */
export const LEIA_ME = `MINHA BIBLIOTECA WESTMINSTER
Os seus dados

Este arquivo tem tudo o que a biblioteca guarda sobre você:

  dados.json     o seu perfil, as preferências, a aparência dos textos, as sessões abertas e quando
                 terminam, os eventos de segurança da sua conta, o que a editora fez com ela (suspender,
                 por exemplo), as notas, as leituras com o lugar em
                 que você parou, o lugar em que parou em cada padrão e na Bíblia, os destaques com o
                 lugar de cada um no livro, as marcas na Bíblia com os seus versículos (43003016
                 é o livro 43, João, capítulo 3, versículo 16) e nos padrões com as suas partes
                 (100801001 é CFW 8.1, a primeira parte), com as palavras marcadas, as etiquetas e em que
                 elas estão, o que você memoriza: os perfis, os
                 versículos escolhidos e cada resposta avaliada, os planos de estudo que
                 começou e o que marcou em cada um, as suas assinaturas e os seus
                 pagamentos, com valores em centavos; e os e-mails que a biblioteca enviou a
                 você nos últimos 30 dias, e as marcas, que não se podem ler, dos navegadores e
                 redes de onde você entrou
  foto-256.webp  a sua foto, se você enviou uma, nos dois tamanhos em que é guardada
  foto-512.webp

As datas estão em UTC (hora de Greenwich). dados.json é um texto em UTF-8, que qualquer editor
de textos abre e outros programas podem ler.

Não estão aqui: a sua senha, de que a biblioteca guarda só uma marca que não pode ser desfeita, e o
índice da busca, que é feito das suas notas e some com elas.

Para ler as suas notas como um livro, baixe o EPUB em Ebooks › Recursos. Para apagar tudo o que está
guardado, use "Excluir minha conta" em Minha Conta.
`

/** The same in the file that the publisher makes for a reader who asks. */
export const LEIA_ME_DA_EDITORA = `MINHA BIBLIOTECA WESTMINSTER
Os dados de uma conta

Este arquivo foi feito pela editora, a pedido do leitor. dados.json tem o perfil, as preferências, as
sessões, os eventos de segurança, o que a editora fez com a conta, as leituras e os lugares em que o
leitor parou; as fotos estão ao lado.

Notas, destaques, marcas, etiquetas, planos de estudo e o que o leitor memoriza não estão aqui: a editora não pode abri-los. O leitor os baixa sozinho, em
Minha Conta › "Baixar os meus dados".
`
