-- The registration that a ticket was turned into, so that a client whose answer was lost gets another one for the same registration.
alter table tickets add column registration_id uuid references registrations on delete cascade;
create index tickets_registration_id on tickets (registration_id);
