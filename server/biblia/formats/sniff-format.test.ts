import { expect, it } from 'vitest'
import { sniffFormat } from './sniff-format.ts'

it.each([
  ['{"books":[{"ubs_code":"GEN"}]}', 'blivre-json'],
  ['\uFEFF [{"abbrev":"gn","chapters":[["a"]]}]', 'chapters-json'],
  ['<?xml version="1.0"?>\n<!-- <usfx> -->\n<!DOCTYPE osis [<!ENTITY a "b">]>\n<x:osis xmlns:x="u">', 'osis'],
  ['<usfx>', 'usfx'],
  ['\uFEFF<?xml version="1.0"?><usx version="3.0">', 'usx'],
  ['<DBLMetadata id="1">', null],
  ['<constructor>', null],
  ['<XMLBIBLE biblename="x">', 'zefania'],
  ['\uFEFF\\name-long\nGênesis\n\\*name-long\n\\ubs-code\nGEN\n', 'release'],
  ['\n\\id GEN x\n', 'usfm'],
  ['<html><usfx/></html>', null],
  ['{"a":1}', null],
  ['[1]', null],
  ['# Leia-me', null],
  ['', null],
])('takes %j for %s', (text, format) => {
  expect(sniffFormat(text)).toBe(format)
})
