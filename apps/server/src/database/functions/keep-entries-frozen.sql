-- The triggers offering_applications_frozen_in, _out and _again call it: no application is added or cancelled after the
-- entries are frozen. It waits for a transaction that is freezing them.
create or replace function keep_entries_frozen() returns trigger language plpgsql as $$
begin
  perform from offerings where code = new.offering and frozen_at is null for share;
  if not found then raise exception 'the entries of offering % are frozen', new.offering; end if;
  return new;
end $$;
