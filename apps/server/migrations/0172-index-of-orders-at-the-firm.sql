-- outside a transaction
-- One application a person, apart from those that ended without an order. The old index is dropped once the new one holds.
drop index concurrently if exists offering_applications_person;
create unique index concurrently offering_applications_person on offering_applications (offering, holder_hash)
  where status not in ('cancelled', 'refused');
drop index concurrently if exists offering_applications_holder;
drop index concurrently if exists offering_applications_unknown;
create index concurrently offering_applications_unknown on offering_applications (firm_called_at)
  where status in ('placing', 'cancelling');
