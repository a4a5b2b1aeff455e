alter table offerings validate constraint offerings_firm_not_drawn;
