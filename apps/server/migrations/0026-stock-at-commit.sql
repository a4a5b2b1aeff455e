-- Everybody who takes of a stock waits for its row until the one before has committed. Taken by the commit itself, the row
-- is held for as long as the database needs to write, and not while a server is busy with somebody else.

-- Stocks of the activity that joining takes one of each of, in the order they are locked.
alter table participations add column takes text[] not null default '{}';

create function take_of_stock() returns trigger language plpgsql as $$
declare
  taken text;
begin
  foreach taken in array new.takes loop
    -- below nothing the check of the row fails the commit
    update activity_stock set remaining = remaining - 1 where activity = new.activity and stage = taken;
  end loop;
  return null;
end $$;
create constraint trigger participations_take after insert on participations
  deferrable initially deferred for each row when (new.takes <> '{}') execute function take_of_stock();
