-- What was said of a day's trading and when, one word after the other: a ballot goes by what was said before its end,
-- whatever is said of it since. `market_closures` is what holds now; of a day that is not here, what is there was said in time.
create table market_closure_words (
  id bigint generated always as identity primary key,
  day date not null,
  -- trading stops at this minute of the day in Hong Kong; 0: there is none, 1440: it does not stop
  stops_at integer not null check (stops_at between 0 and 1440),
  -- business clock of the server that was told
  said_at timestamptz not null
);
create index market_closure_words_day on market_closure_words (day);
create trigger market_closure_words_append_only before update or delete on market_closure_words
  for each row execute function refuse_change();
create trigger market_closure_words_no_truncate before truncate on market_closure_words
  for each statement execute function refuse_change();

-- Prices of the day that was fixed, and of no other: that day may move on while somebody reads those of the one before.
alter table offerings add constraint offerings_entropy_of_its_day
  check (starts_with(entropy, closed_on || ' ')) not valid;

-- Whether what an application was allotted is held. A server that knows nothing of positions, as the last one of an older
-- release may, sorts its money and leaves this to the next that attends to offerings.
alter table offering_applications add column held boolean not null default false;
create index offering_applications_not_held on offering_applications (id)
  where status = 'refunded' and lots_allotted > 0 and not held;
