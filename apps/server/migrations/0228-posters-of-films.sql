-- The poster of a film that staff published in the console; null: the poster that has the film's code.
alter table films add column poster text;
