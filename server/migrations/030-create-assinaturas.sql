-- The plans of planos.yaml, the subscriptions of readers and what was paid for them (docs/assinaturas.md). Amounts are in cents.
CREATE TABLE plano (
  id TEXT PRIMARY KEY CHECK (id IN ('anual', 'mensal')),
  ordem INTEGER NOT NULL,
  nome TEXT NOT NULL,
  mensalidade INTEGER NOT NULL,
  total INTEGER NOT NULL,
  parcelas INTEGER NOT NULL,
  pagamento TEXT NOT NULL,
  -- JSON: sentences.
  vantagens TEXT NOT NULL
) /*STRICT*/;

-- What a reader sees of it is made of the row and the clock: server/assinaturas/situacao.ts.
CREATE TABLE assinatura (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  -- Null for what the publisher gave.
  plano TEXT CHECK (plano IN ('anual', 'mensal')),
  meio TEXT NOT NULL CHECK (meio IN ('pix', 'stripe', 'cortesia')),
  estado TEXT NOT NULL CHECK (estado IN ('aguardando', 'ativa', 'cancelada', 'encerrada')),
  vale_ate TEXT,
  renova INTEGER NOT NULL,
  -- 1: ends with the paid period. It outlives a state of 'encerrada', which a late payment may undo.
  cancelada INTEGER NOT NULL,
  plano_seguinte TEXT CHECK (plano_seguinte IN ('anual', 'mensal')),
  -- When the last of what was said of cancelling, of the plan and of a failed charge happened: an older event changes nothing.
  cancelamento_em TEXT,
  troca_em TEXT,
  falhou_em TEXT,
  -- 0 when the provider has closed it for good.
  retomavel INTEGER NOT NULL,
  -- The provider's names of the subscription and of the reader.
  referencia TEXT,
  cliente TEXT,
  -- What of its end the reader was told.
  avisada TEXT CHECK (avisada IN ('carencia', 'encerrada')),
  criada_em TEXT NOT NULL,
  PRIMARY KEY (usuario_id, id)
) /*STRICT*/;

CREATE UNIQUE INDEX assinatura_em_vigor ON assinatura (usuario_id) WHERE estado <> 'encerrada';
CREATE INDEX assinatura_por_referencia ON assinatura (meio, referencia) WHERE referencia IS NOT NULL;
CREATE INDEX assinatura_por_fim ON assinatura (vale_ate) WHERE estado IN ('ativa', 'cancelada');

CREATE TABLE pagamento (
  usuario_id TEXT NOT NULL,
  id TEXT NOT NULL,
  assinatura_id TEXT NOT NULL,
  plano TEXT NOT NULL CHECK (plano IN ('anual', 'mensal')),
  valor INTEGER NOT NULL,
  meio TEXT NOT NULL CHECK (meio IN ('pix', 'stripe')),
  estado TEXT NOT NULL CHECK (estado IN ('aguardando', 'pago', 'estornado', 'expirado')),
  -- The provider's name of it.
  referencia TEXT,
  -- JSON: InstrucaoDePagamento of contract/assinaturas.ts.
  instrucao TEXT,
  -- Of the receipt, counted over the whole library; null before it is paid.
  numero INTEGER,
  criado_em TEXT NOT NULL,
  expira_em TEXT NOT NULL,
  pago_em TEXT,
  estornado_em TEXT,
  -- End of the paid period where the provider says it.
  periodo_ate TEXT,
  PRIMARY KEY (usuario_id, id),
  FOREIGN KEY (usuario_id, assinatura_id) REFERENCES assinatura (usuario_id, id) ON DELETE CASCADE
) /*STRICT*/;

CREATE UNIQUE INDEX pagamento_por_numero ON pagamento (usuario_id, numero) WHERE numero IS NOT NULL;
CREATE INDEX pagamento_da_assinatura ON pagamento (usuario_id, assinatura_id);
CREATE INDEX pagamento_por_referencia ON pagamento (meio, referencia) WHERE referencia IS NOT NULL;
CREATE INDEX pagamento_que_espera ON pagamento (expira_em) WHERE estado = 'aguardando';

-- What providers have told, so that nothing is done twice. It names no reader.
CREATE TABLE evento_pagamento (
  meio TEXT NOT NULL,
  id TEXT NOT NULL,
  tipo TEXT NOT NULL,
  resultado TEXT NOT NULL CHECK (resultado IN ('aplicado', 'desconhecido', 'recusado')),
  -- Of the payment, for the desk.
  referencia TEXT,
  valor INTEGER,
  recebido_em TEXT NOT NULL,
  PRIMARY KEY (meio, id)
) /*STRICT*/;

CREATE INDEX evento_pagamento_por_data ON evento_pagamento (recebido_em);
