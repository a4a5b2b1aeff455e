import { expect, test } from 'vitest'
import { joinLines } from './joined-lines.ts'

test('O6 a licence text has no line break within a sentence', () => {
  const text = `MIT License

Copyright (c) 2014 One
Copyright (c) 2019 Two

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction.`
  expect(joinLines(text)).toBe(`MIT License

Copyright (c) 2014 One
Copyright (c) 2019 Two

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction.`)
})

test('O6 the items of a list in a licence, its titles and its separators remain lines of their own, without indentation', () => {
  const text = `                                 Apache License
                           Version 2.0, January 2004
                        http://www.apache.org/licenses/

   Redistribution is permitted provided that the conditions below are met:
    * Redistributions of source code must retain the above copyright
      notice and this list of conditions.
    2. Neither the name of the holder nor the names of its contributors may
       be used to endorse products.
    (b) The third.
---------------------------------
Other notices`
  expect(joinLines(text)).toBe(`Apache License
Version 2.0, January 2004
http://www.apache.org/licenses/

Redistribution is permitted provided that the conditions below are met:
* Redistributions of source code must retain the above copyright notice and this list of conditions.
2. Neither the name of the holder nor the names of its contributors may be used to endorse products.
(b) The third.
---------------------------------
Other notices`)
})
