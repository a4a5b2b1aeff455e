-- http/signing/nonces.ts calls it. It empties the slots of minutes outside the time in which a nonce is accepted or stored.
create or replace function forget_nonces(oldest timestamptz, newest timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  kept constant smallint[] := array(
    select slot_of_nonce(minute) from generate_series(oldest, newest + interval '1 minute', interval '1 minute') minute);
  held boolean;
begin
  -- rows of servers of the previous version
  delete from signature_nonces where made_at < oldest;
  for slot in 0..15 loop
    continue when slot = any (kept);
    execute format('select exists (select from seen_nonces_%s)', slot) into held;
    if held then
      execute format('truncate seen_nonces_%s', slot);
    end if;
  end loop;
end $$;
revoke execute on function forget_nonces from public;
