-- When somebody at the desk had done with a notice that changed no subscription; the list of those that are left has an index.
ALTER TABLE evento_pagamento ADD COLUMN resolvido_em TEXT;

CREATE INDEX evento_pagamento_por_resolver ON evento_pagamento (recebido_em, id)
  WHERE resultado <> 'aplicado' AND resolvido_em IS NULL;
