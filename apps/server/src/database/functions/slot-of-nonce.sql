-- http/signing/nonces.ts, pass_on_nonce and forget_nonces call it: the slot of a nonce is its minute modulo sixteen.
create or replace function slot_of_nonce(made_at timestamptz) returns smallint language sql immutable as $$
  select (floor(extract(epoch from made_at) / 60)::bigint % 16)::smallint
$$;
