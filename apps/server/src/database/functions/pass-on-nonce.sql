-- The trigger signature_nonces_pass_on calls it. Servers of the previous version write to signature_nonces, so both versions
-- know the nonces that the other has seen.
create or replace function pass_on_nonce() returns trigger language plpgsql as $$
begin
  insert into seen_nonces (slot, session_id, nonce) values (slot_of_nonce(new.made_at), new.session_id, new.nonce)
  on conflict do nothing;
  if not found then
    return null;
  end if;
  return new;
end $$;
