import { chromium } from '@playwright/test';
import { addressOf, TEMPLATES } from '#tests/support/pages/templates.ts';
const base='http://127.0.0.1:4701'; const get=async(p:string)=>(await fetch(base+p)).text();
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync','--disable-quic']});
const only=process.argv.slice(2); const list=only.length?only.map(p=>({name:p,at:p})):TEMPLATES.filter(({like,status})=>!like&&!status);
const rows:any[]=[];
for(const t of list){try{const p=await addressOf(t as never,get);await get(p);
 const best:any={};
 for(let i=0;i<2;i++){const ctx=await b.newContext({viewport:{width:412,height:823},deviceScaleFactor:1.75,isMobile:true});const page=await ctx.newPage();const cdp=await ctx.newCDPSession(page);
 await cdp.send('Performance.enable',{timeDomain:'threadTicks'} as never);
 await page.goto(base+p,{waitUntil:'load'});await page.waitForTimeout(300);
 const m=Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((x:any)=>[x.name,x.value]));
 const unsized=await page.evaluate(()=>[...document.images].filter(i=>!i.hasAttribute('width')||!i.hasAttribute('height')).length);
 const dims=await page.evaluate(()=>({n:document.querySelectorAll('*').length,depth:(()=>{let d=0;for(const e of document.querySelectorAll('*')){let k=0,x:any=e;while(x){k++;x=x.parentElement}d=Math.max(d,k)}return d})(),kids:Math.max(...[...document.querySelectorAll('*')].map(e=>e.childElementCount))}));
 for(const k of ['LayoutDuration','RecalcStyleDuration','ScriptDuration','TaskDuration'])best[k]=Math.min(best[k]??1e9,m[k]*1000);Object.assign(best,{...dims,unsized});await ctx.close();}
 rows.push({p,...best});
 console.log(`${p.slice(0,60).padEnd(60)} layout ${best.LayoutDuration.toFixed(0).padStart(4)} style ${best.RecalcStyleDuration.toFixed(0).padStart(4)} script ${best.ScriptDuration.toFixed(0).padStart(4)} task ${best.TaskDuration.toFixed(0).padStart(4)} ms cpu, nodes ${best.n} depth ${best.depth} kids ${best.kids} unsized ${best.unsized}`);
}catch(e){console.log(t.name,String(e).slice(0,120))}}
await b.close();process.exit(0);
