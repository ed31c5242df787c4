const m=()=>{global.gc?.();const u=process.memoryUsage();return [u.rss,u.heapTotal,u.heapUsed].map(x=>(x/1e6).toFixed(1)).join(' ')}
console.log('base',m())
for(const x of process.argv.slice(2)){await import(x);console.log(x,m())}
