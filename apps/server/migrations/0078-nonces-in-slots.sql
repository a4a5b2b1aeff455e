-- Nonces by the minute they were made in, in a ring of sixteen tables: what is over is emptied at once, however much it is,
-- where deleting read through all there was (REL-15). A nonce names its own time, so it is always looked for in one slot.
create table seen_nonces (
  -- minute of the nonce, modulo sixteen
  slot smallint not null check (slot between 0 and 15),
  session_id text not null,
  nonce text not null,
  primary key (session_id, nonce, slot)
) partition by list (slot);
do $$
begin
  for slot in 0..15 loop
    execute format('create unlogged table seen_nonces_%s partition of seen_nonces for values in (%s)', slot, slot);
  end loop;
end $$;

create function slot_of_nonce(made_at timestamptz) returns smallint language sql immutable as $$
  select (floor(extract(epoch from made_at) / 60)::bigint % 16)::smallint
$$;

insert into seen_nonces (slot, session_id, nonce)
  select slot_of_nonce(made_at), session_id, nonce from signature_nonces;

-- Servers of the version before go on writing to the table they know: both know what the other has seen.
create function pass_on_nonce() returns trigger language plpgsql as $$
begin
  insert into seen_nonces (slot, session_id, nonce) values (slot_of_nonce(new.made_at), new.session_id, new.nonce)
  on conflict do nothing;
  if not found then
    return null;
  end if;
  return new;
end $$;
create trigger signature_nonces_pass_on before insert on signature_nonces
  for each row execute function pass_on_nonce();

-- Empties the slots of minutes that lie outside the time in which a nonce is accepted or remembered.
create function forget_nonces(oldest timestamptz, newest timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  kept constant smallint[] := array(
    select slot_of_nonce(minute) from generate_series(oldest, newest + interval '1 minute', interval '1 minute') minute);
  held boolean;
begin
  -- what servers of the version before have left
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
