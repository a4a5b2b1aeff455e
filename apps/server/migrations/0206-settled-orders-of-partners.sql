-- outside a transaction
-- The last order of each partner that was settled, for the console.
drop index concurrently if exists partner_orders_settled;
create index concurrently partner_orders_settled on partner_orders (partner, status, settled_at);
