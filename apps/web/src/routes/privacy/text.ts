import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['您的资料', '您的資料', 'Your data'],
  lead: [
    '我们保存了您的哪些资料、为什么保存、保存多久。您可以随时查看、带走，也可以要求删除。',
    '我們保存了您的哪些資料、為何保存、保存多久。您可以隨時查看、取走，亦可要求刪除。',
    'What we store about you, why and for how long. You can view it, download it and ask us to erase it.',
  ],
})
