import { appendFileSync, mkdtempSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { addressOf, TEMPLATES } from '#tests/support/pages/templates.ts';
import { freePort } from '#tests/support/free-port.ts';
const base='http://127.0.0.1:4701';
const get=async(p:string)=>(await fetch(base+p)).text();
const port=await freePort();
const b=await chromium.launchPersistentContext(mkdtempSync('/tmp/lh-'),{executablePath:'/usr/bin/chromium',args:[`--remote-debugging-port=${port}`,'--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync','--disable-quic']});
const only=process.argv.slice(2);
const list=only.length?only.map(p=>({name:p,at:p})):TEMPLATES.filter(({like,status})=>!like&&!status);
for(const t of list){ try{
 const p=await addressOf(t as never,get); await get(p);
 const r=await lighthouse(base+p,{port,logLevel:'error',output:'json',onlyCategories:['performance','accessibility','best-practices','seo']});
 const {categories:c,audits:a}=r!.lhr; const s=['performance','accessibility','best-practices','seo'].map(k=>Math.round((c[k]?.score??0)*100));
 const costs=Object.values(c).flatMap(({auditRefs})=>auditRefs.flatMap(({id,weight})=>{const x=a[id];return weight>0&&x&&x.score!==null&&x.score<0.9?[`${id} ${x.displayValue??''}`]:[]}));
 const line=`${s.join('/').padEnd(17)} ${p} fcp=${a['first-contentful-paint']?.displayValue} lcp=${a['largest-contentful-paint']?.displayValue} tbt=${a['total-blocking-time']?.displayValue} cls=${a['cumulative-layout-shift']?.displayValue} dom=${a['dom-size-insight']?.details?.debugData?.totalElements ?? a['dom-size-insight']?.displayValue ?? ''} kB=${Math.round((a['total-byte-weight']?.numericValue??0)/1000)} :: ${costs.join(' | ')}`;
 console.log(line); appendFileSync('/tmp/scale-lh.log',line+'\n');
}catch(e){console.log(t.name,String(e).slice(0,150))}}
await b.close(); process.exit(0);
