-- Vouchers whose code is typed in the partner's app: those granted before the facts of a voucher said so.
update rewards set facts = facts || '{"usedWhere": "partner_app"}'
where type = 'exchange_voucher' and ((activity = 499 and item = 'meal') or (activity = 496 and item = 'remittance'));
