-- audit_content and forget_audit_entries call it: whether the ledger is verified by entries about this subject. They are
-- retained as long as the ledger and identify nobody.
create or replace function is_of_books(subject text) returns boolean language sql immutable as $$
  select subject in ('rewards', 'partner_orders', 'conversion_holds', 'conversions', 'offering_applications')
$$;
