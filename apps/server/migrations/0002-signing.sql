-- Nonces seen, to refuse a repeated call (S4). Unlogged: a crash of the database empties it, which signature_memory tells.
create unlogged table signature_nonces (
  session_id text not null,
  nonce text not null,
  -- the time inside the nonce
  made_at timestamptz not null,
  primary key (session_id, nonce)
);
create index signature_nonces_made_at on signature_nonces (made_at);

-- One row, emptied together with signature_nonces: since when those are complete. Older nonces are refused.
create unlogged table signature_memory (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null
);

-- Tokens that ended before their time: quit, phone change, a stolen socketPwd. Kept until the token expires anyway.
create table revoked_tokens (
  jti text primary key,
  expires_at timestamptz not null
);
create index revoked_tokens_expires_at on revoked_tokens (expires_at);

-- Requests counted in fixed windows. A bucket never names an address, only a keyed hash of it.
create unlogged table request_rates (
  bucket text primary key,
  window_ends_at timestamptz not null,
  hits integer not null
);
create index request_rates_window_ends_at on request_rates (window_ends_at);
