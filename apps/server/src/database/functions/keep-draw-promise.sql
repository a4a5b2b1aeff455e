-- The trigger draws_keep_promise calls it: a committed draw does not change, its numbers have no gaps, and no draw follows
-- the publication of the seed.
create or replace function keep_draw_promise() returns trigger language plpgsql as $$
begin
  -- the data key rotates: the same seed, whose hash stays, is sealed again, also after its publication
  if old.seed_sealed is distinct from new.seed_sealed
    and to_jsonb(old) - 'seed_sealed' = to_jsonb(new) - 'seed_sealed'
  then return new;
  end if;
  if (old.activity, old.seed_sealed, old.seed_hash, old.prizes, old.commitment, old.committed_at)
      is distinct from (new.activity, new.seed_sealed, new.seed_hash, new.prizes, new.commitment, new.committed_at)
    or old.revealed_at is not null
    or new.last_number <> (select coalesce(max(number), 0) from draw_records where activity = old.activity)
  then raise exception 'draw of activity % does not change that way', old.activity;
  end if;
  return new;
end $$;
