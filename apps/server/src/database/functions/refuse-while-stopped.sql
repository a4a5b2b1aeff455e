-- Triggers of what gives something call it: it refuses while the activity is stopped.
create or replace function refuse_while_stopped() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform refuse_if_stopped(new.activity);
  return new;
end $$;
revoke execute on function refuse_while_stopped from public;
