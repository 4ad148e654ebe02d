ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_refunded";--> statement-breakpoint
ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_refunded_whole";--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_refunded" CHECK (refunded between 0 and case when paid_at is null then 0 else total end);--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_refunded_whole" CHECK (status <> 'refunded' or (refunded = total and vouched_back = vouched));