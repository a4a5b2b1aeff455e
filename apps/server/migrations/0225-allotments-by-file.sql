-- Offerings whose allotment the firm states, in a file that staff import, although this system has the orders. Their ballot is
-- never drawn, also not by a server of the previous release.
alter table offerings
  add column allotted_by_firm boolean not null default false,
  add constraint offerings_firm_not_drawn check (not allotted_by_firm or allotted_at is null) not valid;

create or replace function keep_offering_promise() returns trigger language plpgsql as $$
begin
  -- the data key rotates: the same seed, whose hash stays, is sealed again
  if old.seed_sealed is distinct from new.seed_sealed
    and to_jsonb(old) - 'seed_sealed' = to_jsonb(new) - 'seed_sealed'
  then return new;
  end if;
  if (old.code, old.activity, old.facts - '{name,issuer,summary,document}'::text[], old.lot_amount, old.max_lots,
      old.lots_on_offer, old.follows_calendar, old.unlisted, old.demand, old.entropy_codes, old.seed_sealed,
      old.seed_hash, old.commitment, old.committed_at, old.allotted_by_firm)
      is distinct from (new.code, new.activity, new.facts - '{name,issuer,summary,document}'::text[], new.lot_amount,
      new.max_lots, new.lots_on_offer, new.follows_calendar, new.unlisted, new.demand, new.entropy_codes,
      new.seed_sealed, new.seed_hash, new.commitment, new.committed_at, new.allotted_by_firm)
    -- an unlisted offering belongs to one test of the sandbox, which moves it through its phases
    or not old.unlisted and (old.opens_at, old.cut_off_at, old.closes_at, old.allotment_at, old.refund_at, old.listed_at)
      is distinct from (new.opens_at, new.cut_off_at, new.closes_at, new.allotment_at, new.refund_at, new.listed_at)
    or old.frozen_at is not null and (old.entries_hash, old.entries_count, old.frozen_at)
      is distinct from (new.entries_hash, new.entries_count, new.frozen_at)
    or old.frozen_at is not null and old.closed_on is distinct from new.closed_on
      and (new.closed_on is null or new.closed_on < old.closed_on or old.entropy is not null)
    or old.entropy is not null and old.entropy is distinct from new.entropy
    or old.allotted_at is not null and (old.seed, old.result, old.allotted_at)
      is distinct from (new.seed, new.result, new.allotted_at)
  then raise exception 'offering % does not change that way', old.code;
  end if;
  return new;
end $$;
